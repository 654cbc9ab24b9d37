-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "accepted_answers" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "answer_tolerance" DOUBLE PRECISION,
ADD COLUMN     "answer_unit" TEXT,
ADD COLUMN     "pool" TEXT NOT NULL DEFAULT 'practice';

-- CreateTable
CREATE TABLE "assessment_runs" (
    "id" TEXT NOT NULL,
    "user_id" TEXT,
    "section" TEXT NOT NULL,
    "domain" TEXT,
    "context" JSONB NOT NULL,
    "prior" JSONB NOT NULL,
    "policy" JSONB NOT NULL,
    "seed" TEXT NOT NULL,
    "pending_question_id" INTEGER,
    "pending_version" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "stop_reason" TEXT,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "assessment_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "responses" (
    "id" BIGSERIAL NOT NULL,
    "client_key" UUID NOT NULL,
    "run_id" TEXT,
    "user_id" TEXT,
    "question_id" INTEGER,
    "question_version" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "answer" JSONB,
    "tried" BOOLEAN NOT NULL DEFAULT false,
    "hints" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT NOT NULL,
    "elapsed_ms" INTEGER NOT NULL,
    "rushed" BOOLEAN NOT NULL DEFAULT false,
    "curve" JSONB NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "responses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "item_parameters" (
    "question_id" INTEGER NOT NULL,
    "question_version" INTEGER NOT NULL,
    "grid" DOUBLE PRECISION[],
    "slope" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "slope_doubt" DOUBLE PRECISION NOT NULL,
    "difficulty_doubt" DOUBLE PRECISION NOT NULL,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "usual_ms" INTEGER,
    "misfit" DOUBLE PRECISION,
    "leak" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "choice_counts" JSONB NOT NULL DEFAULT '[]',
    "through" BIGINT NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'guessed',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "item_parameters_pkey" PRIMARY KEY ("question_id")
);

-- CreateIndex
CREATE INDEX "assessment_runs_user_id_section_started_at_idx" ON "assessment_runs"("user_id", "section", "started_at");

-- CreateIndex
CREATE INDEX "assessment_runs_expires_at_idx" ON "assessment_runs"("expires_at");

-- CreateIndex
CREATE INDEX "assessment_runs_started_at_idx" ON "assessment_runs"("started_at");

-- CreateIndex
CREATE UNIQUE INDEX "responses_client_key_key" ON "responses"("client_key");

-- CreateIndex
CREATE INDEX "responses_user_id_recorded_at_idx" ON "responses"("user_id", "recorded_at");

-- CreateIndex
CREATE INDEX "responses_question_id_id_idx" ON "responses"("question_id", "id");

-- CreateIndex
CREATE INDEX "responses_recorded_at_idx" ON "responses"("recorded_at");

-- CreateIndex
CREATE UNIQUE INDEX "responses_run_id_position_attempt_key" ON "responses"("run_id", "position", "attempt");

-- CreateIndex
CREATE UNIQUE INDEX "responses_run_id_question_id_attempt_key" ON "responses"("run_id", "question_id", "attempt");

-- CreateIndex
CREATE INDEX "item_parameters_status_idx" ON "item_parameters"("status");

-- CreateIndex
CREATE INDEX "questions_pool_deleted_at_id_idx" ON "questions"("pool", "deleted_at", "id");

-- AddForeignKey
ALTER TABLE "assessment_runs" ADD CONSTRAINT "assessment_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "responses" ADD CONSTRAINT "responses_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "assessment_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "responses" ADD CONSTRAINT "responses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "responses" ADD CONSTRAINT "responses_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "item_parameters" ADD CONSTRAINT "item_parameters_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
