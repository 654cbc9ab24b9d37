-- AlterTable
ALTER TABLE "responses" ADD COLUMN     "review_of" INTEGER;
