/** Runs `work` in one tab at a time. Browsers that do not support locks run it immediately. */
export async function runExclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, work) : work()
}
