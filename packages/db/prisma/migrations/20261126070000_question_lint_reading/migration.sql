-- Lints long questions with the rule for texts that are hard to read, which needs 40 words. To avoid a deadlock with a
-- running server, locks the rows in id order.
UPDATE "question_lint" SET "due" = true
WHERE "question_id" IN (
  SELECT "question_id" FROM "question_lint"
  WHERE "question_id" IN (SELECT "id" FROM "questions" WHERE length("body_text") >= 150)
  ORDER BY "question_id" FOR UPDATE
);
