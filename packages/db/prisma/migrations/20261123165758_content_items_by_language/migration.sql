-- CreateIndex
CREATE INDEX "content_items_language_deleted_at_id_idx" ON "content_items"("language", "deleted_at", "id");
