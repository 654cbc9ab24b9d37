-- Runs last. Adds rows that only a crash, an outage or a newer version leaves behind.

INSERT INTO shares (id, result, context, created_at)
SELECT 'FromANewerVersion_0001', jsonb_set(result, '{strategy}', '{"version": 99}'), context, created_at
FROM shares WHERE result ? 'strategy' LIMIT 1;

-- The server was killed during an operation and an export.
INSERT INTO operation_runs (command_id, running_key, user_id, started_at)
SELECT 'audit_mpc', 'audit_mpc', id, now() FROM users WHERE role = 'admin';
INSERT INTO export_jobs (id, user_id, total, done)
SELECT 'KilledDuringExport_001', id, 20, 7 FROM users WHERE role = 'editor';

INSERT INTO failed_stripe_events (id, type, failed_at)
VALUES ('evt_frozen_failed', 'customer.subscription.updated', now());

-- Keeps only a few of the shipped questions and items. Permanently deleted items keep their seed keys, so that seeding
-- does not restore them.
CREATE TEMP TABLE trimmed AS
SELECT legacy_id AS key FROM questions
WHERE version = 1 AND deleted_at IS NULL AND author_id IS NULL AND legacy_id NOT LIKE '%-0001'
  AND NOT EXISTS (SELECT FROM responses WHERE question_id = questions.id)
  AND NOT EXISTS (SELECT FROM assessment_runs WHERE pending_question_id = questions.id)
UNION ALL
SELECT seed_key FROM content_items
WHERE version = 1 AND deleted_at IS NULL AND id > 4;

DELETE FROM questions WHERE legacy_id IN (SELECT key FROM trimmed);
DELETE FROM content_items WHERE seed_key IN (SELECT key FROM trimmed);
UPDATE seed_state SET checksum = 'of an older set',
  keys = ARRAY(SELECT unnest(keys) EXCEPT SELECT key FROM trimmed ORDER BY 1);
