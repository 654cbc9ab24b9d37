import { largestTextBytes } from '../../../http/body-limits.ts'
import type { Route } from '../route.ts'

export const contentRoutes: readonly Route[] = [
  {
    method: 'GET',
    paths: ['/api/content', '/content'],
    procedure: 'content.list',
    summary: 'Lists the content library, newest first',
  },
  {
    method: 'POST',
    paths: ['/api/content'],
    procedure: 'content.create',
    summary: 'Creates an item of the content library',
    largestBodyBytes: largestTextBytes,
  },
  {
    method: 'GET',
    paths: ['/api/content/{id}'],
    procedure: 'content.get',
    summary: 'Returns an item of the content library',
  },
  {
    method: 'GET',
    paths: ['/api/sheets/{language}/{slug}'],
    procedure: 'content.sheet',
    summary: 'Returns a study sheet of the shipped library',
  },
  {
    method: 'PUT',
    paths: ['/api/content/{id}'],
    procedure: 'content.update',
    summary: 'Replaces the title and body of an item, unless it has changed since the given version',
    largestBodyBytes: largestTextBytes,
  },
  {
    method: 'DELETE',
    paths: ['/api/content/{id}'],
    procedure: 'content.remove',
    summary: 'Moves an item to the trash',
  },
  {
    method: 'POST',
    paths: ['/api/content/{id}/undelete', '/content/{id}/undelete'],
    procedure: 'content.undelete',
    summary: 'Restores an item from the trash',
  },
  {
    method: 'DELETE',
    paths: ['/api/content/{id}/hard', '/content/{id}/hard'],
    procedure: 'content.hardDelete',
    summary: 'Deletes an item in the trash permanently',
  },
]
