/** What rains on the winner: in these colours, in these shapes, drawn in a box of 20 × 20 around its middle. */
export interface Dress {
  readonly colours: readonly string[];
  readonly shapes: readonly string[];
}

interface Piece {
  x: number;
  y: number;
  /** Per second. */
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  readonly size: number;
  readonly colour: string;
  readonly shape: Path2D;
}

const PIECES = 90;
const LASTS = 6000;
const FADES = 1200;
/** A slow phone draws every other frame. */
const SLOW = 40;
const GRAVITY = 620;
const DRAG = 0.985;

/** Lets it rain once, on a canvas of its own, and clears up. Drawn in plain pixels: sharper would cost a phone four times as much. */
export function celebrate(canvas: HTMLCanvasElement, { colours, shapes }: Dress): () => void {
  const brush = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (brush === null || width === 0) return () => {};
  canvas.width = width;
  canvas.height = height;
  const paths = shapes.map((shape) => new Path2D(shape));
  const pieces = Array.from({ length: PIECES }, (_, i) => pieceAt(i, width, height, colours, paths));
  let frame = 0;
  let before = performance.now();
  const began = before;
  const draw = (now: number): void => {
    const passed = now - began;
    const seconds = Math.min(SLOW, now - before) / 1000;
    before = now;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, width, height);
    if (passed > LASTS) return;
    brush.globalAlpha = Math.min(1, (LASTS - passed) / FADES);
    for (const piece of pieces) {
      fall(piece, seconds);
      const { x, y, turn, size, colour, shape } = piece;
      if (y > height + size) continue;
      const flat = Math.cos(turn * 2.3);
      brush.setTransform(
        Math.cos(turn) * size,
        Math.sin(turn) * size,
        -Math.sin(turn) * size * flat,
        Math.cos(turn) * size * flat,
        x,
        y,
      );
      brush.fillStyle = colour;
      brush.fill(shape);
    }
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}

/** Two fountains from below, left and right, and some rain from above. */
function pieceAt(
  i: number,
  width: number,
  height: number,
  colours: readonly string[],
  paths: readonly Path2D[],
): Piece {
  const scale = Math.max(0.7, Math.min(width, height) / 620);
  const side = i % 3;
  const rains = side === 2;
  const up = Math.sqrt(2 * GRAVITY * height) * (0.62 + 0.5 * Math.random());
  const across = (0.15 + 0.75 * Math.random()) * width * 0.62;
  return {
    x: rains ? Math.random() * width : side === 0 ? 0 : width,
    y: rains ? -40 - Math.random() * height : height,
    vx: rains ? (Math.random() - 0.5) * 80 : side === 0 ? across : -across,
    vy: rains ? 60 : -up,
    turn: Math.random() * 6,
    spin: (Math.random() - 0.5) * 7,
    size: scale * (0.6 + 0.5 * Math.random()),
    colour: colours[i % colours.length] ?? '#fff',
    shape: paths[i % paths.length] ?? new Path2D('M-5-8h10v16h-10z'),
  };
}

function fall(piece: Piece, seconds: number): void {
  piece.vy = Math.min(piece.vy + GRAVITY * seconds, 260);
  piece.vx *= DRAG;
  piece.x += piece.vx * seconds + Math.sin(piece.turn) * 0.6;
  piece.y += piece.vy * seconds;
  piece.turn += piece.spin * seconds;
}
