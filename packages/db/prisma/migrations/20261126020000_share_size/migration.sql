-- The bytes of a shared report, which are limited per account. Older reports count as none.
ALTER TABLE "shares" ADD COLUMN "size" INTEGER NOT NULL DEFAULT 0;
