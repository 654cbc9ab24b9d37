-- CreateTable
CREATE TABLE "questions" (
    "id" SERIAL NOT NULL,
    "legacy_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "course" TEXT NOT NULL,
    "grade_code" TEXT NOT NULL,
    "education_level" TEXT NOT NULL,
    "difficulty_level" TEXT NOT NULL,
    "difficulty_score" DOUBLE PRECISION NOT NULL,
    "question_type" TEXT NOT NULL,
    "has_mathml" BOOLEAN NOT NULL DEFAULT false,
    "math_complexity" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "skill_tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "latex_expressions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "content_question_mj" TEXT NOT NULL,
    "choices" JSONB NOT NULL DEFAULT '[]',
    "answer" TEXT NOT NULL DEFAULT '',
    "explanation" TEXT NOT NULL DEFAULT '',
    "body_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shares" (
    "id" TEXT NOT NULL,
    "result" JSONB NOT NULL,
    "context" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shares_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seed_state" (
    "name" TEXT NOT NULL,
    "checksum" TEXT NOT NULL,
    "seeded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seed_state_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "questions_legacy_id_key" ON "questions"("legacy_id");

-- CreateIndex
CREATE INDEX "questions_subject_grade_code_difficulty_level_id_idx" ON "questions"("subject", "grade_code", "difficulty_level", "id");

-- CreateIndex
CREATE INDEX "questions_grade_code_difficulty_level_id_idx" ON "questions"("grade_code", "difficulty_level", "id");

-- CreateIndex
CREATE INDEX "questions_difficulty_level_id_idx" ON "questions"("difficulty_level", "id");

-- CreateIndex
CREATE INDEX "questions_deleted_at_id_idx" ON "questions"("deleted_at", "id");

-- CreateIndex
CREATE INDEX "questions_skill_tags_idx" ON "questions" USING GIN ("skill_tags");

-- CreateIndex
CREATE INDEX "questions_title_idx" ON "questions" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "questions_body_text_idx" ON "questions" USING GIN ("body_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "shares_created_at_idx" ON "shares"("created_at");
