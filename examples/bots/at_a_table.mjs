// A bot at a table of a server, by WebSocket with a token: it takes the first option that ends or keeps something, or else the last.
// FARFLUNG_TOKEN=farflung-bot-... node examples/bots/at_a_table.mjs http://localhost:8080 TABLE SEAT
// (Node 22 or newer; Node 20 with --experimental-websocket)
const [server, table, seat] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${process.env.FARFLUNG_TOKEN}` };
const socket = new WebSocket(`${server.replace("http", "ws")}/ws/table/${table}`, { headers });
const say = (type, fields) => socket.send(JSON.stringify({ type, id: 1, ...fields }));

socket.onmessage = ({ data }) => {
  const said = JSON.parse(data);
  if (said.type === "hello" && !said.you.includes(Number(seat))) say("sit", { seat: Number(seat) });
  else if (said.type === "choose") {
    const texts = said.options.map((option) => option.text);
    const option = texts.find((text) => /^(stop|keep|end|done)/.test(text)) ?? texts.at(-1);
    say("answer", { seat: said.seat, answers: said.answers, option });
  } else if (said.type === "refused") console.error(said.text);
  else if (said.type === "over") {
    console.log("won by seat", said.winners);
    socket.close();
  }
};
