import { parseArgs } from 'node:util'

/**
 * Reads the option `--rounds` of a drill.
 * @param {number} usual the number of rounds without the option
 * @param {readonly string[]} args
 * @returns {number}
 * @throws Error for any other option, and for less than one round, because a drill without rounds cannot fail
 */
export function readRounds(usual, args = process.argv.slice(2)) {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: String(usual) } } })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds must be a whole number from 1: ${values.rounds}`)
  return rounds
}
