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
    summary: 'Lists the signed-in user’s parent links that work',
  },
  {
    method: 'GET',
    paths: ['/api/parent-links/{id}'],
    procedure: 'parentLinks.get',
    summary: 'Returns what a parent link shows',
  },
  {
    method: 'PUT',
    paths: ['/api/parent-links/{id}'],
    procedure: 'parentLinks.update',
    summary: 'Replaces what a parent link of the signed-in user or of the device with the key shows',
  },
  {
    method: 'DELETE',
    paths: ['/api/parent-links/{id}'],
    procedure: 'parentLinks.remove',
    summary: 'Revokes a parent link of the signed-in user, or any as an admin',
  },
  {
    // POST keeps the key out of the URL.
    method: 'POST',
    paths: ['/api/parent-links/{id}/revoke'],
    procedure: 'parentLinks.revoke',
    summary: 'Revokes a parent link with the key from its creation',
  },
  {
    method: 'POST',
    paths: ['/api/parent-links/{id}/claim'],
    procedure: 'parentLinks.claim',
    summary: 'Moves a parent link of a device to the signed-in user',
  },
]
