-- CreateTable
CREATE TABLE "picture_files" (
    "hash" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "picture_files_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "pictures" (
    "id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "owner_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "unused_since" TIMESTAMPTZ(3),

    CONSTRAINT "pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_pictures" (
    "question_id" INTEGER NOT NULL,
    "picture_id" TEXT NOT NULL,

    CONSTRAINT "question_pictures_pkey" PRIMARY KEY ("question_id","picture_id")
);

-- CreateTable
CREATE TABLE "content_pictures" (
    "content_id" INTEGER NOT NULL,
    "picture_id" TEXT NOT NULL,

    CONSTRAINT "content_pictures_pkey" PRIMARY KEY ("content_id","picture_id")
);

-- CreateIndex
CREATE INDEX "pictures_hash_idx" ON "pictures"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "pictures_owner_id_hash_key" ON "pictures"("owner_id", "hash");

-- CreateIndex
CREATE INDEX "pictures_unused_since_idx" ON "pictures"("unused_since");

-- CreateIndex
CREATE INDEX "question_pictures_picture_id_idx" ON "question_pictures"("picture_id");

-- CreateIndex
CREATE INDEX "content_pictures_picture_id_idx" ON "content_pictures"("picture_id");

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_hash_fkey" FOREIGN KEY ("hash") REFERENCES "picture_files"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_pictures" ADD CONSTRAINT "question_pictures_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_content_id_fkey" FOREIGN KEY ("content_id") REFERENCES "content_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lists the pictures that a stored text shows. Words that look like such an attribute only keep a picture for longer.
CREATE FUNCTION picture_ids(html text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT found[1] FROM regexp_matches(html, 'src="/pictures/([A-Za-z0-9_-]{22})"', 'g') AS found
$$;

-- A question keeps every picture it ever had, because its revisions show them.
CREATE FUNCTION question_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  texts text := concat_ws(' ', NEW."content_question_mj", NEW."explanation", NEW."rubric", array_to_string(NEW."hints", ' '));
BEGIN
  IF position('src="/pictures/' IN texts) > 0 THEN
    INSERT INTO "question_pictures" ("question_id", "picture_id")
    SELECT NEW."id", id FROM picture_ids(texts) AS id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER question_pictures_inserted AFTER INSERT ON "questions"
FOR EACH ROW EXECUTE FUNCTION question_pictures_follow();

CREATE TRIGGER question_pictures_updated AFTER UPDATE OF "content_question_mj", "explanation", "rubric", "hints" ON "questions"
FOR EACH ROW EXECUTE FUNCTION question_pictures_follow();

CREATE FUNCTION content_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW."body" = OLD."body" THEN RETURN NULL; END IF;
    IF position('src="/pictures/' IN OLD."body") > 0 THEN
      DELETE FROM "content_pictures" WHERE "content_id" = NEW."id"
        AND "picture_id" NOT IN (SELECT id FROM picture_ids(NEW."body") AS id);
    END IF;
  END IF;
  IF position('src="/pictures/' IN NEW."body") > 0 THEN
    INSERT INTO "content_pictures" ("content_id", "picture_id")
    SELECT NEW."id", id FROM picture_ids(NEW."body") AS id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER content_pictures_follow AFTER INSERT OR UPDATE OF "body" ON "content_items"
FOR EACH ROW EXECUTE FUNCTION content_pictures_follow();
