import type { Route } from '../route.ts'

export const parentLinksRoutes: readonly Route[] = [
  {
    method: 'POST',
    paths: ['/api/parent-links'],
    procedure: 'parentLinks.create',
    summary: 'Stores a copy of a study plan for a parent and returns its link, which works for 90 days',
  },
  {
    method: 'GET',
    paths: ['/api/parent-links'],
    procedure: 'parentLinks.list',
    summary: 'Lists the signed-in user’s active parent links',
  },
  {
    method: 'GET',
    paths: ['/api/parent-links/{id}'],
    procedure: 'parentLinks.get',
    summary: 'Returns the content of a parent link',
  },
  {
    method: 'PUT',
    paths: ['/api/parent-links/{id}'],
    procedure: 'parentLinks.update',
    summary: 'Updates the content of a parent link, for the signed-in user or the device with the key',
  },
  {
    method: 'DELETE',
    paths: ['/api/parent-links/{id}'],
    procedure: 'parentLinks.remove',
    summary: 'Revokes a parent link of the signed-in user, or any link for admins',
  },
  {
    // Use POST instead of DELETE, to keep the key out of the URL.
    method: 'POST',
    paths: ['/api/parent-links/{id}/revoke'],
    procedure: 'parentLinks.revoke',
    summary: 'Revokes a parent link with the key that was returned when it was created',
  },
  {
    method: 'POST',
    paths: ['/api/parent-links/{id}/claim'],
    procedure: 'parentLinks.claim',
    summary: 'Moves a device’s parent link to the signed-in user',
  },
]
