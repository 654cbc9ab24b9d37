export const operations = {
  open: 'Open operations',
  title: 'Operations',
  text: 'Choose an action to run on the server. Each run is recorded with your name.',
  adminsOnly: 'Operations are for administrators. Log in with an administrator account to use them.',
  password: 'Sudo password',
  passwordHint: 'Only for actions that need it. It is sent only if you enter it, and it is never stored.',
  needsSudo: 'sudo',
  loading: 'Loading the actions…',
  listFailed: 'The actions could not be loaded. Close this dialog and try again.',
  run: 'Run',
  runNamed: 'Run: {{name}}',
  running: 'Running…',
  commands: {
    nginx_reload: {
      name: 'Reload nginx',
      text: 'Applies a changed proxy configuration without dropping connections.',
    },
    audit_mpc: {
      name: 'Audit MPC',
      text: 'Runs the MPC audit script configured for this deployment.',
    },
    audit_portal: {
      name: 'Audit portal',
      text: 'Checks the database, headers, TLS, disk space, and sessions of this deployment.',
    },
  },
  unavailable: {
    not_configured: 'Not set up on this server.',
    setting_missing: 'A setting that this action needs is missing on this server.',
  },
  refused: {
    already_running: 'This action is already running. Wait until it finishes.',
    sudo_password_needed: 'This action needs the sudo password. Enter it above, then run the action again.',
  },
  confirm: {
    submit: 'Confirm and run',
  },
  endedWell: '{{name}}: done',
  endedBadly: '{{name}}: failed',
  noOutput: 'There was no output.',
  failed: 'failed',
  error: 'error',
} as const
