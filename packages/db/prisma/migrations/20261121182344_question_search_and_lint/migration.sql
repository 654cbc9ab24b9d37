-- DropIndex
DROP INDEX "questions_body_text_idx";

-- DropIndex
DROP INDEX "questions_difficulty_level_id_idx";

-- DropIndex
DROP INDEX "questions_grade_code_difficulty_level_id_idx";

-- DropIndex
DROP INDEX "questions_subject_grade_code_difficulty_level_id_idx";

-- DropIndex
DROP INDEX "questions_title_idx";

-- CreateTable
CREATE TABLE "question_search" (
    "question_id" INTEGER NOT NULL,
    "block" INTEGER NOT NULL,
    "archived" BOOLEAN NOT NULL,
    "subject" TEXT NOT NULL,
    "grade_code" TEXT NOT NULL,
    "difficulty_level" TEXT NOT NULL,
    "lint_due" BOOLEAN NOT NULL DEFAULT true,
    "problems" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "text" TEXT NOT NULL,

    CONSTRAINT "question_search_pkey" PRIMARY KEY ("question_id")
);

-- CreateTable
CREATE TABLE "question_blocks" (
    "block" INTEGER NOT NULL,
    "changes" BIGINT NOT NULL,

    CONSTRAINT "question_blocks_pkey" PRIMARY KEY ("block")
);

-- CreateTable
CREATE TABLE "question_lint" (
    "question_id" INTEGER NOT NULL,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "bands" INTEGER[] DEFAULT ARRAY[]::INTEGER[],

    CONSTRAINT "question_lint_pkey" PRIMARY KEY ("question_id")
);

-- CreateTable
CREATE TABLE "question_twins" (
    "one_id" INTEGER NOT NULL,
    "other_id" INTEGER NOT NULL,

    CONSTRAINT "question_twins_pkey" PRIMARY KEY ("one_id","other_id")
);

-- CreateIndex
CREATE INDEX "question_search_archived_subject_grade_code_difficulty_leve_idx" ON "question_search"("archived", "subject", "grade_code", "difficulty_level", "block");

-- CreateIndex
CREATE INDEX "question_search_lint_due_question_id_idx" ON "question_search"("lint_due", "question_id");

-- CreateIndex
CREATE INDEX "question_search_problems_idx" ON "question_search" USING GIN ("problems");

-- CreateIndex
CREATE INDEX "question_search_text_idx" ON "question_search" USING GIN ("text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "question_lint_bands_idx" ON "question_lint" USING GIN ("bands");

-- CreateIndex
CREATE INDEX "question_twins_other_id_idx" ON "question_twins"("other_id");

-- AddForeignKey
ALTER TABLE "question_search" ADD CONSTRAINT "question_search_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_lint" ADD CONSTRAINT "question_lint_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_twins" ADD CONSTRAINT "question_twins_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_twins" ADD CONSTRAINT "question_twins_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here: what keeps `question_search` and `question_blocks`, whoever writes to `questions`.

CREATE FUNCTION question_search_text("title" TEXT, "legacy_id" TEXT, "skill_tags" TEXT[], "body_text" TEXT)
RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT lower(concat_ws(E'\n', title, legacy_id, array_to_string(skill_tags, E'\n'), body_text))
$$;

CREATE FUNCTION question_search_follow_insert() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_search (question_id, block, archived, subject, grade_code, difficulty_level, text)
  SELECT id, id / 1024, deleted_at IS NOT NULL, subject, grade_code, difficulty_level,
    question_search_text(title, legacy_id, skill_tags, body_text)
  FROM written;
  RETURN NULL;
END $$;

CREATE FUNCTION question_search_follow_update() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_search SET
    archived = written.deleted_at IS NOT NULL,
    subject = written.subject,
    grade_code = written.grade_code,
    difficulty_level = written.difficulty_level,
    text = question_search_text(written.title, written.legacy_id, written.skill_tags, written.body_text),
    lint_due = lint_due OR (
      written.content_question_mj, written.body_text, written.choices, written.answer, written.explanation,
      written.question_type, written.skill_tags, written.deleted_at IS NULL
    ) IS DISTINCT FROM (
      replaced.content_question_mj, replaced.body_text, replaced.choices, replaced.answer, replaced.explanation,
      replaced.question_type, replaced.skill_tags, replaced.deleted_at IS NULL
    )
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.title, written.legacy_id, written.subject, written.grade_code, written.difficulty_level,
    written.content_question_mj, written.body_text, written.choices, written.answer, written.explanation,
    written.question_type, written.skill_tags, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.title, replaced.legacy_id, replaced.subject, replaced.grade_code, replaced.difficulty_level,
    replaced.content_question_mj, replaced.body_text, replaced.choices, replaced.answer, replaced.explanation,
    replaced.question_type, replaced.skill_tags, replaced.deleted_at IS NULL
  );
  RETURN NULL;
END $$;

CREATE TRIGGER question_search_follow_insert AFTER INSERT ON "questions"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION question_search_follow_insert();

CREATE TRIGGER question_search_follow_update AFTER UPDATE ON "questions"
REFERENCING OLD TABLE AS replaced NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION question_search_follow_update();

-- In the order of the blocks, so that two transactions wait for each other and never both.
CREATE FUNCTION question_blocks_change(INTEGER[]) RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO question_blocks AS current (block, changes)
  SELECT DISTINCT changed, 1 FROM unnest($1) AS changed ORDER BY changed
  ON CONFLICT (block) DO UPDATE SET changes = current.changes + 1
$$;

CREATE FUNCTION question_blocks_follow_insert() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM question_blocks_change(ARRAY(SELECT DISTINCT block FROM written));
  RETURN NULL;
END $$;

CREATE FUNCTION question_blocks_follow_update() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM question_blocks_change(ARRAY(
    SELECT DISTINCT written.block FROM written JOIN replaced USING (question_id)
    WHERE (
      written.archived, written.subject, written.grade_code, written.difficulty_level, written.problems, written.text
    ) IS DISTINCT FROM (
      replaced.archived, replaced.subject, replaced.grade_code, replaced.difficulty_level, replaced.problems, replaced.text
    )
  ));
  RETURN NULL;
END $$;

CREATE FUNCTION question_blocks_follow_delete() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM question_blocks_change(ARRAY(SELECT DISTINCT block FROM replaced));
  RETURN NULL;
END $$;

CREATE TRIGGER question_blocks_follow_insert AFTER INSERT ON "question_search"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION question_blocks_follow_insert();

CREATE TRIGGER question_blocks_follow_update AFTER UPDATE ON "question_search"
REFERENCING OLD TABLE AS replaced NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION question_blocks_follow_update();

CREATE TRIGGER question_blocks_follow_delete AFTER DELETE ON "question_search"
REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION question_blocks_follow_delete();

-- What is there already.
INSERT INTO question_search (question_id, block, archived, subject, grade_code, difficulty_level, text)
SELECT id, id / 1024, deleted_at IS NOT NULL, subject, grade_code, difficulty_level,
  question_search_text(title, legacy_id, skill_tags, body_text)
FROM questions;
