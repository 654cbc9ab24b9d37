-- CreateTable
CREATE TABLE "parent_links" (
    "id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "user_id" TEXT,
    "key_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "parent_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "user_id" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "uid_secret" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "events" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "parent_links_user_id_idx" ON "parent_links"("user_id");

-- CreateIndex
CREATE INDEX "parent_links_key_hash_idx" ON "parent_links"("key_hash");

-- CreateIndex
CREATE INDEX "parent_links_expires_at_idx" ON "parent_links"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_secret_hash_key" ON "calendar_feeds"("secret_hash");

-- AddForeignKey
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
