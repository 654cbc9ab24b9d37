-- Lint refused every formula of chemistry. It reads these questions again.
UPDATE "question_lint" SET "due" = true WHERE "findings" @> '[{ "rule": "unparsable_latex" }]';
