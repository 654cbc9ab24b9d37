-- AlterTable
ALTER TABLE "item_parameters" ADD COLUMN     "anchor" DOUBLE PRECISION,
ADD COLUMN     "grid_difficulty" DOUBLE PRECISION;

-- Nothing has been re-centered so far. Cells are ordered by slope, each with 25 difficulties from -3.6 in steps of 0.3.
UPDATE "item_parameters" SET
  "grid_difficulty" = "difficulty",
  "anchor" = (
    SELECT sum(weight * (-3.6 + 0.3 * ((place - 1) % 25)))
    FROM unnest("reference_grid") WITH ORDINALITY AS cell (weight, place)
  );
