export const savedPlans = {
  title: 'Saved Plans',
  lead: 'The reports you saved. No one else sees them.',
  sync: {
    device: 'Saved on this device',
    deviceHint: 'Log in to see your reports on your other devices, too.',
    syncing: 'Syncing with your account…',
    account: 'In your account',
    unreachable: 'Some reports aren’t in your account yet. They’re safe on this device, and we’ll try again next time.',
    full: 'Your account is full. Delete some reports you no longer need.',
    planFull:
      'Your account can’t sync any more saved reports, so the rest stay on this device. Delete some you no longer need, or upgrade your subscription.',
    comparePlans: 'Compare subscriptions',
    refused_one: 'One report doesn’t fit in your account and stays on this device.',
    refused_other: '{{count}} reports don’t fit in your account and stay on this device.',
  },
  savedOn: 'Saved {{date}}',
  open: 'Open',
  openNamed: 'Open the report for {{goal}}, saved {{date}}',
  delete: 'Delete',
  deleteNamed: 'Delete the report for {{goal}}, saved {{date}}',
  deleted: 'Report deleted.',
  undo: 'Undo',
  empty: {
    title: 'No saved reports yet',
    text: 'Get a strategy, then choose Save Locally on its page. It will wait for you here.',
  },
  damaged_one:
    'One saved report was damaged and could not be read. Its data was set aside, not deleted. The others are fine.',
  damaged_other:
    '{{count}} saved reports were damaged and could not be read. Their data was set aside, not deleted. Your other reports are fine.',
  blocked:
    'This browser does not let the site store anything, so there are no saved reports to show. Allow site data or leave the private window.',
  full: 'This browser’s storage is full, so the change could not be saved.',
} as const
