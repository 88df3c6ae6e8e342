// The board of a game in another package: a module that the house serves, made into one of the page's own.

import type { Component } from "svelte";
import { motionIsReduced } from "../motion.ts";
import { preferences } from "../preferences.svelte.ts";
import { words, wordsOf } from "../words.svelte.ts";
import type { GameBoard } from "./board.ts";
import { INTERFACE, type BoardModule, type BoardProps, type PageProps } from "./interface.ts";
import MountedPart from "./MountedPart.svelte";

/** The board was written for another version of the interface. */
export class OtherInterface extends Error {}

/** The board at an address of the house. */
export async function boardAt(address: string, game: string): Promise<GameBoard> {
  const { default: module } = (await import(/* @vite-ignore */ address)) as { default: BoardModule };
  return adopt(module, game);
}

/** A module as one of the page's own boards. */
export function adopt(module: BoardModule, game: string): GameBoard {
  if (module.interface !== INTERFACE) throw new OtherInterface(`${game}: ${module.interface}`);
  const say = wordsOf(game);

  function whole(props: BoardProps): PageProps {
    return {
      ...props,
      language: words.language,
      theme: preferences.night ? "night" : "day",
      motion: motionIsReduced() ? "none" : preferences.motion,
      say,
    };
  }

  /** A component is a function: this one stands between the table and a part of the module. */
  function part(mount: BoardModule["mount"]): Component<BoardProps> {
    return (internals, props) => {
      MountedPart(internals, {
        mount,
        get given() {
          return whole(props);
        },
      });
      return {};
    };
  }

  return {
    Board: part((element, props) => module.mount(element, props)),
    ...(module.mountHand ? { Hand: part((element, props) => module.mountHand!(element, props)) } : {}),
    ...(module.prompt ? { prompt: (props) => module.prompt!(whole(props)) } : {}),
    ...(module.weigh ? { weigh: (event) => module.weigh!(event) } : {}),
    ...(module.about ? { about: (seat, view, narrow) => module.about!(seat, view, narrow, say) } : {}),
  };
}
