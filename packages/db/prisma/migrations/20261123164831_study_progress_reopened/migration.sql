-- AlterTable
ALTER TABLE "study_progress" ADD COLUMN     "reopened" INTEGER NOT NULL DEFAULT 0;
