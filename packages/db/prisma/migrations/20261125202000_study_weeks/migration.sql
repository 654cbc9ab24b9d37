-- CreateTable
CREATE TABLE "study_works" (
    "user_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "task" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "seconds" INTEGER NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "study_works_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "study_weeks" (
    "user_id" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "week" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL,

    CONSTRAINT "study_weeks_pkey" PRIMARY KEY ("user_id","plan","week")
);

-- AddForeignKey
ALTER TABLE "study_works" ADD CONSTRAINT "study_works_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_weeks" ADD CONSTRAINT "study_weeks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
