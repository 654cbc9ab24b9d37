export const savedPlans = {
  title: 'Saved Plans',
  lead: 'The plans you saved. Nobody else sees them.',
  sync: {
    device: 'Saved on this device',
    deviceHint: 'Log in to have it on your other devices too.',
    login: 'Login',
    syncing: 'Bringing this device and your account together…',
    account: 'In your account',
    unreachable:
      'Not all of it is in your account yet. It is safe on this device, and we try again when you come back.',
    full: 'Your account holds as many plans as it can. Delete some that you no longer need.',
    planFull:
      'Your plan keeps no more saved plans for all devices. This one stays on this device. Delete one that you no longer need, or choose a plan that keeps more.',
    comparePlans: 'Compare plans',
    again: 'Try again',
    refused_one: 'One plan does not fit into the account and stays on this device.',
    refused_other: '{{count}} plans do not fit into the account and stay on this device.',
  },
  savedOn: 'Saved {{date}}',
  open: 'Open',
  openNamed: 'Open the plan for {{goal}}, saved {{date}}',
  delete: 'Delete',
  deleteNamed: 'Delete the plan for {{goal}}, saved {{date}}',
  deleted: 'Plan deleted.',
  undo: 'Undo',
  empty: {
    title: 'No saved plans yet',
    text: 'Get a strategy, then choose Save Locally on its page. It will wait for you here.',
    start: 'Get My Strategy',
  },
  damaged_one:
    'One saved plan was damaged and could not be read. The others are fine. Its data was set aside, not deleted.',
  damaged_other:
    '{{count}} saved plans were damaged and could not be read. The others are fine. Their data was set aside, not deleted.',
  blocked:
    'This browser does not let the site store anything, so there are no saved plans to show. Allow site data or leave the private window.',
  full: 'The storage of this browser is full, so the change could not be made.',
} as const
