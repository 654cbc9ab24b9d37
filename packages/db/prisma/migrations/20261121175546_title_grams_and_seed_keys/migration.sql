-- AlterTable
ALTER TABLE "content_items" ADD COLUMN     "title_grams" TEXT[];

-- AlterTable
ALTER TABLE "seed_state" ADD COLUMN     "keys" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- What is there already
UPDATE "content_items" SET "title_grams" = ARRAY(
  SELECT DISTINCT substr(lower("title_text"), place, length)
  FROM generate_series(1, length("title_text")) AS place, generate_series(1, 2) AS length
);
UPDATE "seed_state" SET "keys" = ARRAY(SELECT "legacy_id" FROM "questions") WHERE "name" = 'questions';

-- CreateIndex
CREATE INDEX "content_items_title_grams_idx" ON "content_items" USING GIN ("title_grams");
