-- AlterTable
ALTER TABLE "sign_ins" ADD COLUMN     "address" TEXT,
ADD COLUMN     "device" TEXT,
ADD COLUMN     "last_seen_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "factor_due_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "second_factors" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "totp_secret" TEXT,
    "totp_step" INTEGER NOT NULL DEFAULT 0,
    "credential_id" TEXT,
    "public_key" TEXT,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "factor_challenges" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "totp_secret" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "factor_challenges_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "second_factors_credential_id_key" ON "second_factors"("credential_id");

-- CreateIndex
CREATE INDEX "second_factors_user_id_idx" ON "second_factors"("user_id");

-- CreateIndex
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");

-- CreateIndex
CREATE INDEX "factor_challenges_user_id_idx" ON "factor_challenges"("user_id");

-- CreateIndex
CREATE INDEX "factor_challenges_expires_at_idx" ON "factor_challenges"("expires_at");

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Editors and admins that exist have 14 days to enroll. The demo accounts have no second factor.
UPDATE "users" SET "factor_due_at" = now() + interval '14 days'
WHERE "role" IN ('editor', 'admin') AND "email" NOT LIKE '%@pathwise.example';
