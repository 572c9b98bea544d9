/** Tells on a terminal that work goes on whose share cannot be told: a line with the seconds it has taken. */
export interface WaitingLine {
  start(text: string): void;
  say(text: string): void;
  end(): void;
}

const REDRAW_MS = 200;
const MILLISECONDS = 1_000;

export function createWaitingLine(stream: NodeJS.WriteStream, environment: NodeJS.ProcessEnv): WaitingLine {
  const moves = stream.isTTY === true && !environment["CI"];
  let said = "";
  let isDrawn = false;
  let timer: NodeJS.Timeout | null = null;
  return {
    start(text) {
      if (!moves) return;
      said = text;
      const startedAt = performance.now();
      timer = setInterval(() => {
        const seconds = Math.floor((performance.now() - startedAt) / MILLISECONDS);
        stream.write(`\r\u001b[K${said} … ${seconds} s`);
        isDrawn = true;
      }, REDRAW_MS);
    },
    say(text) {
      said = text;
    },
    end() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      if (isDrawn) stream.write("\r\u001b[K");
      isDrawn = false;
    },
  };
}
