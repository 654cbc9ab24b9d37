-- AlterTable
ALTER TABLE "users" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "action" TEXT NOT NULL,
    "actor_id" TEXT,
    "target_kind" TEXT,
    "target_id" TEXT,
    "address" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_id_idx" ON "audit_log"("actor_id", "id");

-- CreateIndex
CREATE INDEX "audit_log_target_id_id_idx" ON "audit_log"("target_id", "id");

-- CreateIndex
CREATE INDEX "audit_log_action_id_idx" ON "audit_log"("action", "id");

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at");

-- Rows of the audit log are only added. The purge names the days that rows are kept, and no fewer than 30 count, so that
-- nothing recent is deleted by mistake.
CREATE FUNCTION protect_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  days integer := nullif(current_setting('pathwise.audit_days', true), '')::integer;
BEGIN
  IF TG_OP = 'DELETE' AND days IS NOT NULL AND OLD."at" < now() - make_interval(days => greatest(days, 30)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END
$$;

CREATE TRIGGER audit_log_rows BEFORE UPDATE OR DELETE ON "audit_log"
FOR EACH ROW EXECUTE FUNCTION protect_audit_log();

DO $$
BEGIN
  CREATE TRIGGER audit_log_table BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION protect_audit_log();
END
$$;
