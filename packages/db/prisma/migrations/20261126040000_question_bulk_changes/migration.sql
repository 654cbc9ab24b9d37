-- CreateTable
CREATE TABLE "question_bulk_changes" (
    "id" SERIAL NOT NULL,
    "author_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "rows" JSONB NOT NULL,

    CONSTRAINT "question_bulk_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "question_bulk_changes_author_id_key" ON "question_bulk_changes"("author_id");

-- AddForeignKey
ALTER TABLE "question_bulk_changes" ADD CONSTRAINT "question_bulk_changes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
