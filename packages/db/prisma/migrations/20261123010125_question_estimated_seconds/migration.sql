-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "estimated_seconds" INTEGER;
