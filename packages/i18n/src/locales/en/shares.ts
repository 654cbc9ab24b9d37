export const shares = {
  report: 'Anyone who has this report’s link can open it.',
  delete: 'Delete Link',
  deleted: 'The link was deleted. It no longer opens the report.',
  confirm: {
    title: 'Delete this link?',
    text: 'The report behind the link will be deleted from our server, and the link will stop working for everyone. Anything saved on this device will stay.',
    failed: 'The link was not deleted. Check your connection, then try again.',
  },
  account: {
    title: 'Links in your account',
    lead: 'Reports that you shared while logged in, including from other devices.',
    failed: 'The links in your account could not be loaded.',
  },
  list: {
    title: 'Links made on this device',
    lead: 'Each report you open gets a link so that you can share it. Anyone who has the link can open the report until you delete it here.',
    open: 'Open',
    openNamed: 'Open the link for {{goal}}, made {{date}}',
    deleteNamed: 'Delete Link: {{goal}}, made {{date}}',
    madeOn: 'Made {{date}}',
  },
} as const
