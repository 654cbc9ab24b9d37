import type { Route } from '../route.ts'

export const mailRoutes: readonly Route[] = [
  {
    method: 'GET',
    paths: ['/api/admin/mail'],
    procedure: 'mail.list',
    summary: 'Lists the newest emails with their state',
  },
  {
    method: 'GET',
    paths: ['/api/reminders'],
    procedure: 'reminders.list',
    summary: 'Lists the weekly reminders of the signed-in user’s study plan',
  },
  {
    method: 'POST',
    paths: ['/api/reminders'],
    procedure: 'reminders.add',
    summary: 'Asks an address for consent to a weekly reminder',
  },
  {
    method: 'DELETE',
    paths: ['/api/reminders/{id}'],
    procedure: 'reminders.remove',
    summary: 'Cancels a reminder of the signed-in user',
  },
  {
    method: 'POST',
    paths: ['/api/reminders/{id}/unsubscribe'],
    procedure: 'reminders.unsubscribe',
    summary: 'Cancels a reminder on behalf of its recipient',
  },
]
