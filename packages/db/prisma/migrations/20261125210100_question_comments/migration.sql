-- CreateTable
CREATE TABLE "question_comments" (
    "id" SERIAL NOT NULL,
    "question_id" INTEGER NOT NULL,
    "question_version" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "author_id" TEXT,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" TEXT,

    CONSTRAINT "question_comments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "question_comments_question_id_id_idx" ON "question_comments"("question_id", "id");

-- CreateIndex
CREATE INDEX "question_comments_author_id_idx" ON "question_comments"("author_id");

-- CreateIndex
CREATE INDEX "question_comments_resolved_by_idx" ON "question_comments"("resolved_by");

-- AddForeignKey
ALTER TABLE "question_comments" ADD CONSTRAINT "question_comments_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_comments" ADD CONSTRAINT "question_comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_comments" ADD CONSTRAINT "question_comments_resolved_by_fkey" FOREIGN KEY ("resolved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
