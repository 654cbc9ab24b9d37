-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "author_id" TEXT;

-- CreateTable
CREATE TABLE "question_revisions" (
    "question_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "author_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "question_revisions_pkey" PRIMARY KEY ("question_id","number")
);

-- CreateIndex
CREATE INDEX "question_revisions_author_id_idx" ON "question_revisions"("author_id");

-- CreateIndex
CREATE INDEX "questions_author_id_idx" ON "questions"("author_id");

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
