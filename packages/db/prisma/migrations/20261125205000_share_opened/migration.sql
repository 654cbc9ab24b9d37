-- Reports that were shared before count as opened now, so that SHARE_DAYS gives each of them its whole time.
ALTER TABLE "shares" ADD COLUMN "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
