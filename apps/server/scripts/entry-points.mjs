/** The source file of each bundle in `dist`. */
export const entryPoints = {
  main: 'src/main.ts',
  billing: 'src/commands/billing.ts',
  calibrate: 'src/commands/calibrate.ts',
  backup: 'src/commands/backup.ts',
  db: 'src/commands/db.ts',
  'move-to-postgres': 'src/commands/move-to-postgres.ts',
  restore: 'src/commands/restore.ts',
  user: 'src/commands/user.ts',
  // Entry points of worker threads.
  'check-worker': 'src/threads/check-worker.ts',
  'clean-worker': 'src/threads/clean-worker.ts',
  // Entry point of a separate process.
  'picture-process': 'src/pictures/picture-process.ts',
}
