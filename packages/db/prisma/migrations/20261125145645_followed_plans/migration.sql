-- CreateTable
CREATE TABLE "followed_plans" (
    "user_id" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "followed_plans_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "followed_plans" ADD CONSTRAINT "followed_plans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
