-- Lint has a rule for questions without a text. It reads these questions again.
UPDATE "question_lint" SET "due" = true
FROM "questions" WHERE "questions"."id" = "question_lint"."question_id" AND "questions"."content_question_mj" = '';
