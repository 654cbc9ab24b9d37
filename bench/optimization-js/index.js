/** Takes the place of the minimizer that jsCAT fetches from a git repository. Only its maximum likelihood estimates need it. */
exports.minimize_Powell = () => {
  throw new Error('The benchmark estimates abilities by their mean')
}
