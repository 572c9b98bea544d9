/**
 * Asks the server. Throws an error that says what a person can do about it.
 *
 * @param {string} action
 * @param {Readonly<Record<string, unknown>>} body
 * @returns {Promise<any>}
 */
export async function ask(action, body) {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`api/${action}`, request).catch(() => {
    throw new Error("the server does not answer; is evals review still running?");
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.error);
  return reply;
}
