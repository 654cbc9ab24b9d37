-- CreateEnum
CREATE TYPE "export_state" AS ENUM ('running', 'finished', 'failed', 'cancelled');

-- CreateTable
CREATE TABLE "content_items" (
    "id" SERIAL NOT NULL,
    "seed_key" TEXT,
    "title" TEXT NOT NULL,
    "title_text" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "author_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "content_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "export_jobs" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "state" "export_state" NOT NULL DEFAULT 'running',
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "export_jobs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "content_items_seed_key_key" ON "content_items"("seed_key");

-- CreateIndex
CREATE INDEX "content_items_deleted_at_id_idx" ON "content_items"("deleted_at", "id");

-- CreateIndex
CREATE INDEX "content_items_author_id_deleted_at_id_idx" ON "content_items"("author_id", "deleted_at", "id");

-- CreateIndex
CREATE INDEX "content_items_title_text_idx" ON "content_items" USING GIN ("title_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "export_jobs_user_id_idx" ON "export_jobs"("user_id");

-- CreateIndex
CREATE INDEX "export_jobs_started_at_idx" ON "export_jobs"("started_at");

-- AddForeignKey
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
