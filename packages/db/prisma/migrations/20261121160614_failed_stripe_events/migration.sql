-- CreateTable
CREATE TABLE "failed_stripe_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "failed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "failed_stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "failed_stripe_events_failed_at_idx" ON "failed_stripe_events"("failed_at");
