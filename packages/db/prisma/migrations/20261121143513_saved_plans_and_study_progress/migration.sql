-- CreateEnum
CREATE TYPE "study_status" AS ENUM ('pending', 'in_progress', 'completed');

-- CreateTable
CREATE TABLE "study_progress" (
    "user_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "status" "study_status" NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "study_progress_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "saved_plans" (
    "user_id" TEXT NOT NULL,
    "plan_id" TEXT NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "report" JSONB,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_plans_pkey" PRIMARY KEY ("user_id","plan_id")
);

-- AddForeignKey
ALTER TABLE "study_progress" ADD CONSTRAINT "study_progress_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_plans" ADD CONSTRAINT "saved_plans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
