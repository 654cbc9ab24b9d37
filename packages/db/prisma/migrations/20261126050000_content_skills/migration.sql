-- AlterTable
ALTER TABLE "content_items" ADD COLUMN     "skills" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "content_items_skills_idx" ON "content_items" USING GIN ("skills");
