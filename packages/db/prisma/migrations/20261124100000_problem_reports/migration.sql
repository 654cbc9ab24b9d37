-- CreateTable
CREATE TABLE "problem_reports" (
    "id" SERIAL NOT NULL,
    "client_key" UUID NOT NULL,
    "question_id" INTEGER NOT NULL,
    "question_version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by" TEXT,

    CONSTRAINT "problem_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "problem_reports_client_key_key" ON "problem_reports"("client_key");

-- CreateIndex
CREATE INDEX "problem_reports_question_id_id_idx" ON "problem_reports"("question_id", "id");

-- CreateIndex
CREATE INDEX "problem_reports_reviewed_by_idx" ON "problem_reports"("reviewed_by");

-- AddForeignKey
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
