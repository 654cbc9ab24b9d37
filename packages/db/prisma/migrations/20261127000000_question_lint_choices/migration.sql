-- Lints stored questions that have empty or equal choices, with the rules for them. To avoid a deadlock with a running
-- server, locks the rows in id order.
UPDATE "question_lint" SET "due" = true
WHERE "question_id" IN (
  SELECT "question_id" FROM "question_lint"
  WHERE "question_id" IN (
    SELECT "id" FROM "questions"
    WHERE jsonb_array_length("choices") > (
      SELECT count(DISTINCT nullif(choice ->> 'html', '')) FROM jsonb_array_elements("choices") AS choice
    )
  )
  ORDER BY "question_id" FOR UPDATE
);
