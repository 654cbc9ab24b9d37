-- Shares from before keep no key: only their owners and administrators delete them.
ALTER TABLE "shares" ADD COLUMN "deletion_key_hash" TEXT;
