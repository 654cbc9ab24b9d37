import type { Route } from '../route.ts'

export const shareRoutes: readonly Route[] = [
  {
    method: 'POST',
    paths: ['/api/share'],
    procedure: 'share.create',
    summary: 'Stores a report and returns its public link',
  },
  {
    method: 'GET',
    paths: ['/api/shares'],
    procedure: 'share.list',
    summary: "Lists the signed-in user's shared reports",
  },
  { method: 'GET', paths: ['/api/share/{id}'], procedure: 'share.get', summary: 'Returns a shared report' },
  {
    method: 'DELETE',
    paths: ['/api/share/{id}'],
    procedure: 'share.remove',
    summary: 'Deletes a shared report of the signed-in user, or any report for admins',
  },
  {
    // Use POST instead of DELETE, to keep the key out of the URL.
    method: 'POST',
    paths: ['/api/share/{id}/delete'],
    procedure: 'share.removeWithKey',
    summary: 'Deletes a shared report with the key that was returned when it was created',
  },
]
