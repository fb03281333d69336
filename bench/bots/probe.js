/** Runs in the page: asks the worker one question after the other and tells how long each took, there and back. */
export async function probe({ url, messages }) {
  const worker = new Worker(url, { type: 'module' });
  const ask = (message) =>
    new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => (data.ok === true ? resolve() : reject(new Error(data.why))), {
        once: true,
      });
      worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
      worker.postMessage(message, []);
    });
  await ask(messages[0]); // fetches the game's bots
  const times = [];
  for (const message of messages.slice(1)) {
    const began = performance.now();
    await ask(message);
    times.push(performance.now() - began);
  }
  worker.terminate();
  return times;
}
