-- AlterTable
ALTER TABLE "question_blocks" DROP CONSTRAINT "question_blocks_pkey",
ADD COLUMN     "slot" INTEGER NOT NULL DEFAULT 0,
ADD CONSTRAINT "question_blocks_pkey" PRIMARY KEY ("block", "slot");

-- Written by hand from here. A row that every writer of a block raises would have editors wait for the end of an import;
-- the first free slot has nobody wait, and a transaction finds its own again.
DROP FUNCTION question_blocks_change(INTEGER[]);
CREATE FUNCTION question_blocks_change(changed_blocks INTEGER[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  free_slot INTEGER := 0;
BEGIN
  IF changed_blocks = '{}' THEN RETURN; END IF;
  WHILE NOT pg_try_advisory_xact_lock(7204119, free_slot) LOOP
    free_slot := free_slot + 1;
  END LOOP;
  INSERT INTO question_blocks AS current (block, slot, changes)
  SELECT DISTINCT changed, free_slot, 1 FROM unnest(changed_blocks) AS changed
  ON CONFLICT (block, slot) DO UPDATE SET changes = current.changes + 1;
END $$;
