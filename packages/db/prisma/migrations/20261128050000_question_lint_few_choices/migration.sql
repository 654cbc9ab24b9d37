-- Lints stored questions that have fewer than two choices, with the rule for them. To avoid a deadlock with a running
-- server, locks the rows in id order.
UPDATE "question_lint" SET "due" = true
WHERE "question_id" IN (
  SELECT "question_id" FROM "question_lint"
  WHERE "question_id" IN (
    SELECT "id" FROM "questions"
    WHERE "question_type" IN ('multiple_choice', 'multiple_select', 'true_false') AND jsonb_array_length("choices") < 2
  )
  ORDER BY "question_id" FOR UPDATE
);
