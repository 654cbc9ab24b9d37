-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "mails" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "subject_id" TEXT,
    "unique_key" TEXT,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "content" JSONB,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_bounces" (
    "address" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "bounced_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_bounces_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "mail_tokens" (
    "id" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "registrations" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "password_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_changes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "old_confirmed_at" TIMESTAMPTZ(3),
    "new_confirmed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminders" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_sunday" TEXT,

    CONSTRAINT "reminders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mails_unique_key_key" ON "mails"("unique_key");

-- CreateIndex
CREATE INDEX "mails_state_due_at_idx" ON "mails"("state", "due_at");

-- CreateIndex
CREATE INDEX "mails_recipient_idx" ON "mails"("recipient");

-- CreateIndex
CREATE INDEX "mails_created_at_idx" ON "mails"("created_at");

-- CreateIndex
CREATE INDEX "mail_tokens_subject_id_idx" ON "mail_tokens"("subject_id");

-- CreateIndex
CREATE INDEX "mail_tokens_expires_at_idx" ON "mail_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "registrations_email_idx" ON "registrations"("email");

-- CreateIndex
CREATE INDEX "registrations_expires_at_idx" ON "registrations"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_user_id_key" ON "email_changes"("user_id");

-- CreateIndex
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes"("expires_at");

-- CreateIndex
CREATE INDEX "reminders_confirmed_at_idx" ON "reminders"("confirmed_at");

-- CreateIndex
CREATE UNIQUE INDEX "reminders_user_id_email_key" ON "reminders"("user_id", "email");

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
