import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

export const sudoPassword = 'open sesame'

/** A fake sudo that checks the password on standard input, then runs the command after `--`. */
const standInForSudo = `#!/bin/sh
case " $* " in *" -n "*) echo 'sudo: a password is required' >&2; exit 1;; esac
read -r password
if [ "$password" != '${sudoPassword}' ]; then echo 'Sorry, that is not it.' >&2; exit 1; fi
while [ "$1" != -- ]; do shift; done
shift
exec "$@"
`

/** Waits for a file named `go` in the folder of the commands file, deletes it, and exits. */
const waitForGo = `
  const { existsSync, rmSync } = require('node:fs')
  setInterval(() => {
    if (!existsSync('go')) return
    rmSync('go')
    process.exit()
  }, 20)
`

/** Returns the folder for the commands in a server's data directory. */
const folderIn = (dataDirectory: string) => path.join(dataDirectory, 'ops')

/** Lets the running `audit_mpc` command exit. */
export function endAuditMpc(dataDirectory: string) {
  return writeFile(path.join(folderIn(dataDirectory), 'go'), '')
}

/**
 * Writes a file of harmless commands and returns its path. `nginx_reload` prints a line through a fake sudo,
 * `audit_mpc` runs until `endAuditMpc`, and `audit_portal` prints output and fails.
 */
export async function writeHarmlessCommands(dataDirectory: string) {
  const folder = folderIn(dataDirectory)
  await mkdir(folder, { recursive: true })
  const sudo = path.join(folder, 'sudo')
  await writeFile(sudo, standInForSudo)
  await chmod(sudo, 0o755)
  const file = path.join(folder, 'commands.json')
  const commands = {
    nginx_reload: { argv: ['echo', 'reloaded'], needs_sudo: true, timeout_seconds: 30 },
    audit_mpc: { argv: [process.execPath, '-e', waitForGo], timeout_seconds: 60 },
    audit_portal: {
      argv: [process.execPath, '-e', "console.log('checked one'); console.error('two is wrong'); process.exit(3)"],
      timeout_seconds: 30,
    },
  }
  await writeFile(file, JSON.stringify({ sudo, commands }))
  return file
}
