-- AlterTable
ALTER TABLE "assessment_runs" ADD COLUMN     "calibration_number" BIGINT;

-- AlterTable
ALTER TABLE "item_parameters" ADD COLUMN     "fit_expected" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "fit_squares" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "fit_variance" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "last_run" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "reference_grid" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
ADD COLUMN     "status_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "status_changed_by" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "assessment_runs_calibration_number_key" ON "assessment_runs"("calibration_number");

-- CreateIndex
CREATE INDEX "item_parameters_status_changed_by_idx" ON "item_parameters"("status_changed_by");

-- AddForeignKey
ALTER TABLE "item_parameters" ADD CONSTRAINT "item_parameters_status_changed_by_fkey" FOREIGN KEY ("status_changed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
