-- Lints questions without a skill, and measured items, with the rules for skills and learned levels. To avoid a
-- deadlock with a running server, locks the rows in id order.
UPDATE "question_lint" SET "due" = true
WHERE "question_id" IN (
  SELECT "question_id" FROM "question_lint"
  WHERE "question_id" IN (SELECT "id" FROM "questions" WHERE "skill_tags" = '{}')
    OR "question_id" IN (SELECT "question_id" FROM "item_parameters" WHERE "answers" >= 50)
  ORDER BY "question_id" FOR UPDATE
);

CREATE OR REPLACE FUNCTION question_search_follow_update() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_lint SET due = true
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND ((
    written.content_question_mj, written.body_text, written.choices, written.answer, written.explanation,
    written.question_type, written.skill_tags, written.accepted_answers, written.answer_unit,
    written.hints, written.rubric, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.content_question_mj, replaced.body_text, replaced.choices, replaced.answer, replaced.explanation,
    replaced.question_type, replaced.skill_tags, replaced.accepted_answers, replaced.answer_unit,
    replaced.hints, replaced.rubric, replaced.deleted_at IS NULL
  ) OR (
    -- What students' answers say about a level belongs to one version.
    written.version <> replaced.version AND findings @> '[{ "rule": "level_far_from_learned" }]'
  ));
  UPDATE question_search SET
    archived = written.deleted_at IS NOT NULL,
    subject = written.subject,
    grade_code = written.grade_code,
    difficulty_level = written.difficulty_level,
    question_type = written.question_type,
    pool = written.pool,
    review_state = written.review_state,
    review_changed = written.review_state <> 'draft' AND written.version > written.review_version,
    text = question_search_text(written.title, written.legacy_id, written.skill_tags, written.body_text)
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.title, written.legacy_id, written.subject, written.grade_code, written.difficulty_level,
    written.question_type, written.pool, written.body_text, written.skill_tags, written.deleted_at IS NULL,
    written.review_state, written.version > written.review_version
  ) IS DISTINCT FROM (
    replaced.title, replaced.legacy_id, replaced.subject, replaced.grade_code, replaced.difficulty_level,
    replaced.question_type, replaced.pool, replaced.body_text, replaced.skill_tags, replaced.deleted_at IS NULL,
    replaced.review_state, replaced.version > replaced.review_version
  );
  RETURN NULL;
END $$;
